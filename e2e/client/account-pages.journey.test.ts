import { accountPageStates } from '../support/page-states/account-page-states.ts';
import { testPageStates } from '../support/page-states/test-page-states.ts';

testPageStates(accountPageStates);
