/**
 * The address of a bookmarklet that opens the creation page with the current page: its address, its title, the selected
 * text, and its main picture with the full address.
 * @param origin of this site, without a slash at the end
 */
export function bookmarkletAddress(origin: string): string {
  const script = `(()=>{const d=document,q=new URLSearchParams({url:d.querySelector('link[rel=canonical]')?.href||location.href,title:d.querySelector('meta[property="og:title"]')?.content||d.title,text:String(getSelection()),media:(a=>a&&Object.assign(d.createElement('a'),{href:a}).href)(d.querySelector('meta[property="og:image"]')?.content||''),method:'bookmarklet'});for(const[k,v]of[...q])v?q.set(k,v.slice(0,2000)):q.delete(k);const a=${JSON.stringify(origin)}+'/pin/create/?'+q;open(a,'_blank','width=800,height=800')||(location.href=a)})()`;
  return `javascript:${encodeURIComponent(script)}`;
}
