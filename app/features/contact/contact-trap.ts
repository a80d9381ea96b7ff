/** The name of a field that people don't see and programs fill in. Stands alone, so that the form's page needs no schema. */
export const TRAP = 'website'
