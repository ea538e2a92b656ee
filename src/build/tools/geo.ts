/** A place on the drawing, or a longitude and latitude before projection. */
export type Point = readonly [x: number, y: number];
/** Outer ring first, then its holes. */
export type Polygon = readonly (readonly Point[])[];

const radians = Math.PI / 180;
const centre = { longitude: 18, latitude: 1.5 };

/** Lambert's azimuthal equal-area projection around the middle of Africa, in units of the radius. */
export function project([longitude, latitude]: Point): Point {
  const l = (longitude - centre.longitude) * radians;
  const p = latitude * radians;
  const p0 = centre.latitude * radians;
  const k = Math.sqrt(
    2 / (1 + Math.sin(p0) * Math.sin(p) + Math.cos(p0) * Math.cos(p) * Math.cos(l)),
  );
  const x = k * Math.cos(p) * Math.sin(l);
  const y = k * (Math.cos(p0) * Math.sin(p) - Math.sin(p0) * Math.cos(p) * Math.cos(l));
  return [x, -y];
}

/** Whether a point lies inside one of the polygons (even-odd rule, so holes count). */
export function contains(polygons: readonly Polygon[], [x, y]: Point): boolean {
  let inside = false;
  for (const ring of polygons.flat()) {
    ring.forEach(([x1, y1], i) => {
      const [x2, y2] = ring[(i || ring.length) - 1] ?? [x1, y1];
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    });
  }
  return inside;
}

/** Ramer, Douglas and Peucker: the fewest of a line's points that stay within the tolerance. */
export function simplify(line: readonly Point[], tolerance: number): Point[] {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return [...line];
  let far = 0;
  let at = 0;
  line.slice(1, -1).forEach((point, i) => {
    const distance = distanceToSegment(point, first, last);
    if (distance > far) [far, at] = [distance, i + 1];
  });
  if (far <= tolerance) return [first, last];
  return [
    ...simplify(line.slice(0, at + 1), tolerance),
    ...simplify(line.slice(at), tolerance).slice(1),
  ];
}

function distanceToSegment([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const t =
    length && Math.max(0, Math.min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length));
  return Math.hypot(x - x1 - t * (x2 - x1), y - y1 - t * (y2 - y1));
}

/** Area of a closed ring, without sign. */
export function area(ring: readonly Point[]): number {
  const twice = ring.reduce((sum, [x1, y1], i) => {
    const [x2, y2] = ring[(i + 1) % ring.length] ?? [x1, y1];
    return sum + x1 * y2 - x2 * y1;
  }, 0);
  return Math.abs(twice / 2);
}

export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The smallest box around the polygons. */
export function boxOf(polygons: readonly Polygon[]): Box {
  const points = polygons.flat(2);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export function within([left, top, right, bottom]: Box, [x, y]: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}
