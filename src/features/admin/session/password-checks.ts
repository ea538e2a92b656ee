import * as z from 'zod/mini';
import { adminSession } from '@/content/en/admin-session';
import { passwordRules } from '@/content/facts/password';

const { password: texts } = adminSession;
const { shortest, mostBytes, frequent } = passwordRules;

/** What a new password must be besides given. It is not trimmed. */
export const passwordChecks = [
  z.minLength(shortest, texts.short),
  z.refine<string>((typed) => new TextEncoder().encode(typed).length <= mostBytes, texts.long),
  z.refine<string>((typed) => !frequent.test(typed), texts.weak.other),
];
