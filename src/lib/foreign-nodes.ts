/**
 * Translators put elements in the place of texts; other helpers of the browser move and remove nodes. React
 * would throw at a node that is no longer where it put it, and the page would be gone. From now on that is no
 * error: what stands in a node's place goes with it, and a replaced text that React changes comes back.
 */
export function bearForeignNodes(root: Node): void {
  const replacements = new WeakMap<Node, ChildNode>();
  const { insertBefore, removeChild } = Node.prototype;

  const observer = new MutationObserver((records) => {
    const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
    for (const node of added) replacements.delete(node);
    for (const {
      type,
      target,
      removedNodes,
      addedNodes,
      previousSibling,
      nextSibling,
    } of records) {
      if (type === 'characterData') bringBack(target);
      for (const node of removedNodes) {
        if (node.isConnected) continue;
        const near = [...addedNodes, previousSibling, nextSibling];
        const replacement = near.find((other) => other instanceof Element && added.has(other));
        if (replacement) replacements.set(node, replacement as Element);
        if (replacement && node instanceof Text) observer.observe(node, { characterData: true });
      }
    }
  });
  observer.observe(root, { childList: true, subtree: true });

  function inPlaceOf(node: Node): ChildNode | undefined {
    const replacement = replacements.get(node);
    return !replacement || replacement.isConnected ? replacement : inPlaceOf(replacement);
  }

  function bringBack(text: Node) {
    if (!text.isConnected) inPlaceOf(text)?.replaceWith(text);
  }

  Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    let place = before?.parentNode === null ? (inPlaceOf(before) ?? null) : before;
    while (place && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, node, place) as T;
  };

  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    let parent = child.parentNode;
    if (parent) removeChild.call(parent, child);
    else inPlaceOf(child)?.remove();
    // What was put around it, unless it holds more.
    while (parent && parent !== this && this.contains(parent) && !parent.hasChildNodes()) {
      const emptied = parent;
      parent = parent.parentNode;
      if (parent) removeChild.call(parent, emptied);
    }
    return child;
  };
}
