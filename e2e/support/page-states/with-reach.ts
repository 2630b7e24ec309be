import type { Account } from '@tulia/contracts/account/schemas';
import { apiAnswersChanged, type PageState } from './page-state.ts';

/** An unassigned number. */
export const ownPhone = { number: '+254712000301', shown: '0712 000 301', confirmed: true };

/** The account as the server answers it, with changed phone fields: looking at the page sends no SMS. */
export const withReach = (reach: Partial<Account>): NonNullable<PageState['before']> =>
	apiAnswersChanged('/api/account', (account) => ({ ...account, ...reach }));
