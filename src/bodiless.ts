/** Statuses with which a Response cannot have a body. */
export const BODILESS_STATUSES = [204, 205, 304]
