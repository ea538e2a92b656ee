import { displayFace } from '../content/facts/display-face.ts';
import { reloadOnce } from './reload-once.ts';

const { family, path, weight } = displayFace;

/** Takes the face from the browser's cache before the first paint, or not at all, see docs/decisions/041. */
const wearFace = `try{localStorage["display-face"]=="${path}"&&!navigator.connection?.saveData&&document.fonts.add(new FontFace("${family}","url(${path})",{weight:"${weight}",display:"optional"}))}catch{}`;

/** The only inline script of every page; the policy has its hash. */
export const headScript = `${wearFace};${reloadOnce}`;
