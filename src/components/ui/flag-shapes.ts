import type { MarketCode } from '@/content/facts/markets';

type Shapes = readonly (readonly [fill: string, d: string])[];

const diagonal = { edges: 'M90 12V0H72L0 48v12h18z', band: 'M90 0v7L11 60H0v-7L79 0z' };
const wholeFlag = 'M0 0h90v60H0z';

/** The markets' flags, each 90 × 60, shapes in drawing order; simplified for 36 pixels, as pages inline them. */
export const flagShapes: Record<MarketCode, Shapes> = {
  ng: [
    ['#fff', wholeFlag],
    ['#008751', 'M0 0h30v60H0zM60 0h30v60H60z'],
  ],
  gh: [
    ['#fcd116', wholeFlag],
    ['#ce1126', 'M0 0h90v20H0z'],
    ['#006b3f', 'M0 40h90v20H0z'],
    ['#000', 'm45 20 6 18-15-11h18l-15 11z'],
  ],
  ke: [
    ['#fff', wholeFlag],
    ['#000', 'M0 0h90v16H0z'],
    ['#b00', 'M0 20h90v20H0z'],
    ['#060', 'M0 44h90v16H0z'],
    ['#fff', 'm57 10-5-2-7 16-7-16-5 2 9 20-9 20 5 2 7-16 7 16 5-2-9-20z'],
    ['#000', 'M45 8q27 22 0 44Q18 30 45 8z'],
    ['#b00', 'M51 18v24l-6 10-6-10V18l6-10z'],
    ['#fff', 'm45 8 2 6v32l-2 6-2-6V14z'],
  ],
  td: [
    ['#fecb00', wholeFlag],
    ['#002664', 'M0 0h30v60H0z'],
    ['#c60c30', 'M60 0h30v60H60z'],
  ],
  cm: [
    ['#ce1126', wholeFlag],
    ['#007a5e', 'M0 0h30v60H0z'],
    ['#fcd116', 'M60 0h30v60H60zM45 18l8 24-21-15h26l-21 15z'],
  ],
  cg: [
    ['#009739', wholeFlag],
    ['#ffd100', 'M0 60 60 0h30v60z'],
    ['#dc241f', 'M90 0v60H30z'],
  ],
  tz: [
    ['#00a3dd', wholeFlag],
    ['#1eb53a', 'M0 60V0h90z'],
    ['#fcd116', diagonal.edges],
    ['#000', diagonal.band],
  ],
  cd: [
    ['#007fff', wholeFlag],
    ['#f7d618', diagonal.edges],
    ['#ce1021', diagonal.band],
    ['#f7d618', 'm16 5 8 24L4 14h25L9 29z'],
  ],
  ug: [
    ['#000', wholeFlag],
    ['#fcdc04', 'M0 10h90v10H0zM0 40h90v10H0z'],
    ['#d90000', 'M0 20h90v10H0zM0 50h90v10H0z'],
    ['#fff', 'M31 30a14 14 0 0 1 28 0 14 14 0 0 1-28 0z'],
    ['#000', 'm40 20 4-2 3 3-2 2v5l6 5 1 6-4-3-2 3 1 4h-6l3-2v-4l-4-4 2-5v-6z'],
  ],
  rw: [
    ['#00a5e0', wholeFlag],
    ['#f9d202', 'M0 30h90v15H0z'],
    ['#1e5f3d', 'M0 45h90v15H0z'],
    ['#f9d202', 'M74 6l5 19L65 11l19 5-19 5L79 7l-5 19L69 7l14 14-19-5 19-5-14 14z'],
  ],
};
