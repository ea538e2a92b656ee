/** Rules of staff's passwords; the database has the same for whoever joins, and the sign-in service the length. */
export const passwordRules = {
  minLength: 12,
  /** The sign-in service ignores further bytes; accented letters take two, emoji four. */
  maxBytes: 72,
  /** The most frequent ones of this length: digits, repetitions, one word with digits, rows of keys. */
  frequentPattern:
    /^(?:[0-9]+|(.{1,4})\1{2,}.{0,3}|(?:password|passw0rd|p@ssw0rd|p@ssword|motdepasse|mot de passe|iloveyou|jetaime|letmein|welcome|bienvenue|bonjour|administrator|administrateur|admin|changeme|default|secret|deccanreach|deccan reach)+[^a-z]*|(?:qwerty|azerty|asdfgh|zxcvbn|abcdef|1q2w3e|q1w2e3|1qaz2wsx|qazwsx)[0-9a-z]*[^a-z]*)$/i,
};
