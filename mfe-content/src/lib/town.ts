import type { CentreProfile } from '@tulia/contracts/profile/schemas';

/** The town of an address: its last line. */
export const townOf = ({ address }: Pick<CentreProfile, 'address'>): string => address.lines.at(-1) ?? '';
