/** The element `without-app.ts` makes. */
export const WITHOUT_APP_ID = 'without-app';

/** The application is here: nobody needs to be told what to do without it. */
export const removeWithoutApp = (document: Document): void => document.getElementById(WITHOUT_APP_ID)?.remove();
