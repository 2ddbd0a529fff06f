interface Version {
  name: string
  pages: string[]
}
const shared = globalThis as typeof globalThis & { projectResourcesVersions?: Version[] }

/** Adds the other versions of the page to the menu of versions. @param root path to the root of the docs */
export function versionMenu(root: string): void {
  const menu = document.querySelector<HTMLElement>('.versions')
  const { page = '', version = '' } = menu?.dataset ?? {}
  const items = shared.projectResourcesVersions?.map(({ name, pages }) => {
    const link = document.createElement('a')
    const isThere = pages.includes(page)
    link.href = `${root}../${name}/${isThere ? page : 'index.html'}`
    link.textContent = isThere ? name : `${name} (start page)`
    if (name === version) link.setAttribute('aria-current', 'true')
    const item = document.createElement('li')
    item.append(link)
    return item
  })
  menu?.querySelector('ul')?.prepend(...(items ?? []))
}
