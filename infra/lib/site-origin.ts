import type { Stage } from './stage.ts';

/** The address people type: links in mails and the token's issuer are made of it. */
export const siteOriginOf = ({ domainName }: Pick<Stage, 'domainName'>): string => `https://${domainName}`;
