import { paths } from '@tulia/platform';

/** Says whom to call. The page it leads to has the centre's lines, so that a number that changes changes in one place. */
export const helpNowLine = `<p>If you need someone now, <a href="${paths.helpNow()}">see who you can call</a>.</p>`;
