import type { IconNode } from 'lucide'
import { h } from 'preact'

/** An icon of Lucide. Screen readers skip it: the button has a name. */
export const Icon = ({ icon }: { icon: IconNode }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    {icon.map(([tag, attributes], index) => h(tag, { ...attributes, key: index }))}
  </svg>
)
