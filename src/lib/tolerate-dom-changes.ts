/** Makes React go on where extensions have moved nodes, on which it throws: https://github.com/facebook/react/issues/11538 */
export function tolerateDomChanges(): void {
  const { insertBefore, removeChild } = Node.prototype;

  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    const parent = this.contains(child) ? child.parentNode : null;
    return parent ? (removeChild.call(parent, child) as T) : child;
  };

  Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    let sibling = before;
    while (sibling && sibling.parentNode !== this) sibling = sibling.parentNode;
    return insertBefore.call(this, node, sibling) as T;
  };
}
