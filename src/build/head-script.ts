import { displayFace } from '../content/facts/display-face.ts';
import { reloadOnce } from './reload-once.ts';

const { family, path, weight } = displayFace;

/** Takes the face from the browser's cache before the first paint, or not at all, see docs/decisions/041. */
const wearFace = `try{let f="${path}";localStorage["display-face"]==f&&!navigator.connection?.saveData&&document.fonts.add(new FontFace("${family}","url("+f+")",{weight:"${weight}",display:"optional"}))}catch{}`;

/** The only inline script of every page; the policy has its hash. */
export const headScript = `${wearFace};${reloadOnce}`;
