import { displayFace } from '../content/facts/display-face.ts';

const { family, path, weight } = displayFace;

/**
 * Loads the display face from the service worker's cache before the first paint, or not at all: docs/decisions/041.
 * Asking the cache whether it has the face would delay the paint.
 */
const loadDisplayFace = `try{if(navigator.serviceWorker?.controller){let c=navigator.connection;!c?.saveData&&!/[23]g/.test(c?.effectiveType)&&document.fonts.add(new FontFace("${family}","url(${path})",{weight:"${weight}",display:"optional"}))}}catch{}`;

/**
 * Reloads the page once when its first file is gone or is not a script, after a deploy or
 * behind a network's sign-in page. Not where a field has the focus, as somebody may be typing, and not where storage is
 * blocked, as it could reload for ever. The file is fetched past the browser's cache first.
 */
const reloadOnce =
  'addEventListener("error",async({target:{type:t,src:s}})=>{try{t=="module"&&!sessionStorage[s]&&(await fetch(s,{cache:"reload"}),document.activeElement==document.body&&(sessionStorage[s]=1,location.reload()))}catch{}},!0)';

/** The only inline script of every page; the policy has its hash. */
export const headScript = `${loadDisplayFace};${reloadOnce}`;
