import * as z from 'zod/mini';
import { admin } from '@/content/en/admin';

const { password: texts } = admin;

/** The sign-in service hashes no more bytes than these; letters with accents take two, emoji four. */
const mostBytes = 72;

/** A password that is chosen, taken as it was typed, blanks included. */
export const newPassword = z.string().check(
  z.minLength(1, texts.missing),
  z.minLength(8, texts.short),
  z.refine((typed) => new TextEncoder().encode(typed).length <= mostBytes, texts.long),
);
