import { ToggleRight } from 'lucide'
import { useActions } from '../actions.tsx'
import { SwitchFields, type SwitchFieldsProps } from '../form/fields.tsx'
import { type Panel, useHost } from '../host.ts'
import { Problem } from '../ui.tsx'

/** The choices about undocumented behaviour. */
export const switches: Panel<SwitchFieldsProps['switches']> = {
  title: 'Switches',
  icon: ToggleRight,
  load: (api) => api.get('switches'),
  View: ({ data }) => {
    const { api } = useHost()
    const { act, problem } = useActions()
    const turn = (name: string, value: unknown) =>
      act(() => api.send('PATCH', 'switches', { [name]: value }), `${name} is ${value}`)
    return (
      <>
        <h1>Switches</h1>
        <Problem>{problem}</Problem>
        <SwitchFields switches={data} turn={turn} />
      </>
    )
  },
}
