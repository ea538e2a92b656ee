/** The figures as French texts name them. */
import * as facts from '../facts/site.ts';
import { wordFigures } from '../word-figures.ts';

export const figures = wordFigures.fr(facts);
