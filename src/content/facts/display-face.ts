/** One cut of Archivo for headings, figures and keys, see docs/decisions/041. The name has the file's hash. */
export const displayFace = { family: 'Dial', weight: '700', path: '/assets/archivo-a66f2b8.woff2' };
