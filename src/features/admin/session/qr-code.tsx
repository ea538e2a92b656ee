/**
 * Draws the QR code of the sign-in service, an SVG. The pages' policy forbids `data:` images and inline styles, even
 * in an SVG that is only parsed; so its source is read as text.
 */
export function QrCode({ image, label }: { image: string; label: string }) {
  const numberIn = (tag: string, name: string) =>
    new RegExp(`\\s${name}="([\\d.]+)`).exec(tag)?.[1] ?? '0';
  const size = numberIn(image, 'width');
  const modules = (image.match(/<rect [^>]+>/g) ?? [])
    .filter((rect) => rect.includes('fill:black'))
    .map((rect) => {
      const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) =>
        numberIn(rect, name),
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
