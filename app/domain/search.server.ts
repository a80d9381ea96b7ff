export async function fillCatalogueSearch(): Promise<void> {}
