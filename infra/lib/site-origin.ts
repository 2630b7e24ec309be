import type { Stage } from './stage.ts';

/** The public origin, used for links in mails and as the token's issuer. */
export const siteOriginOf = ({ domainName }: Pick<Stage, 'domainName'>): string => `https://${domainName}`;
