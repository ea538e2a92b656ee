import { displayFace } from '../content/facts/display-face.ts';

const { family, path, weight } = displayFace;

/** Takes the face from the browser's cache before the first paint, or not at all, see docs/decisions/041. */
const wearFace = `try{let f="${path}";localStorage["display-face"]==f&&!navigator.connection?.saveData&&document.fonts.add(new FontFace("${family}","url("+f+")",{weight:"${weight}",display:"optional"}))}catch{}`;

/**
 * Reloads the page once when its first file is gone or is not a script, after a deploy or
 * behind a network's sign-in page. Not where a field has the focus, as somebody may be typing, and not where storage is
 * blocked, as it could reload for ever. The file is fetched past the browser's cache first.
 */
const reloadOnce =
  'addEventListener("error",async({target:{type:t,src:s}})=>{try{t=="module"&&!sessionStorage[s]&&(await fetch(s,{cache:"reload"}),document.activeElement==document.body&&(sessionStorage[s]=1,location.reload()))}catch{}},!0)';

/** The only inline script of every page; the policy has its hash. */
export const headScript = `${wearFace};${reloadOnce}`;
