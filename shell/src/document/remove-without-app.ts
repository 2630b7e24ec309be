export const WITHOUT_APP_ID = 'without-app';

/** Removes the fallback of `without-app.ts` once the application runs. */
export const removeWithoutApp = (document: Document): void => document.getElementById(WITHOUT_APP_ID)?.remove();
