/** Parts of a town that are spoken of with an article: "in the Old Town", "in the French Quarter". */
const WITH_ARTICLE =
  /^(?:city )?(?:centre|center|waterfront|harbou?r|strip|medina|kasbah|citadel|vatican|marais|loop|bund|seafront|riverfront|outskirts)$|\b(?:quarter|district|waterfront|strip|seafront|riverfront)$|\b(?:old|new|walled|inner|imperial|upper|lower) (?:town|city)$|\b(?:left|right) bank$|\b(?:west|east) (?:end|side)$/i;
const HAS_ARTICLE = /^(?:the|la|le|les|el|los|las|il|lo|der|die|das)\b/i;

/** "In Trastevere", "in the Old Town": where something is, as people say it. */
export function inArea(area: string): string {
  return WITH_ARTICLE.test(area) && !HAS_ARTICLE.test(area) ? `in the ${area}` : `in ${area}`;
}
