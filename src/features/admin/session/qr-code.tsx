const start = 'data:image/svg+xml;utf-8,';

/** Draws the service's picture anew: the policy of the pages allows no images in addresses. */
export function QrCode({ image, label }: { image: string; label: string }) {
  const drawn = new DOMParser().parseFromString(image.slice(start.length), 'image/svg+xml');
  const numberOf = (element: Element, name: string) =>
    Number.parseFloat(element.getAttribute(name) ?? '0');
  const size = numberOf(drawn.documentElement, 'width');
  const modules = [...drawn.querySelectorAll('rect')]
    .filter((rect) => /fill:\s*black/.test(rect.getAttribute('style') ?? ''))
    .map((rect) => {
      const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) =>
        numberOf(rect, name),
      );
      return `M${x} ${y}h${width}v${height}h-${width}z`;
    });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 self-center rounded bg-white text-black"
    >
      <path fill="currentColor" d={modules.join('')} />
    </svg>
  );
}
