import type { Account } from '@tulia/contracts/account/schemas';
import { apiAnswersChanged, type PageState } from './page-state.ts';

/** A number that nobody has. */
export const ownPhone = { number: '+254712000301', shown: '0712 000 301', confirmed: true };

/** The account as the server tells it, with something about its phone: no SMS is sent for a look at the page. */
export const withReach = (reach: Partial<Account>): NonNullable<PageState['before']> =>
	apiAnswersChanged('/api/account', (account) => ({ ...account, ...reach }));
