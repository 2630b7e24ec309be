import { paths } from '@tulia/platform';

/**
 * A sentence with a link to the help page, which has the centre's crisis lines. A number that changes is thus changed
 * in one place.
 */
export const helpNowLine = `<p>If you need someone now, <a href="${paths.helpNow()}">see who you can call</a>.</p>`;
