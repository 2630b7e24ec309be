import { paths } from '@tulia/platform';

/** Names the help page, which has the centre's crisis lines, so that a changed number changes in one place. */
export const helpNowLine = `<p>If you need someone now, <a href="${paths.helpNow()}">see who you can call</a>.</p>`;
