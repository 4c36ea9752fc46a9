/** What matches the addresses of a page whose path is written with parameters, such as "/trip/:id". */
export function pathPattern(page: string): RegExp {
  return new RegExp(`^${page.replace(/:\w+/g, '[^/]+')}/?$`);
}
