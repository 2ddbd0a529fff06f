/** A name that no operation, parameter, property or entry of the register can have: `npm run lint` rejects it for each. */
export const NO_SUCH_NAME = 'No_Such_Name'
