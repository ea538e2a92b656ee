/**
 * An inline script of every page: it reloads the page once when its first file is gone or is not a script, after a deploy or
 * behind a network's sign-in page. Not where a field has the focus, as somebody may be typing, and not where storage is
 * blocked, as it could reload for ever. The file is fetched past the browser's cache first.
 */
export const reloadOnce =
  'addEventListener("error",async({target:{type:t,src:s}})=>{try{t=="module"&&!sessionStorage[s]&&(await fetch(s,{cache:"reload"}),document.activeElement==document.body&&(sessionStorage[s]=1,location.reload()))}catch{}},!0)';
