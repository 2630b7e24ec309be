import { signInPageStates } from '../support/page-states/sign-in-page-states.ts';
import { testPageStates } from '../support/page-states/test-page-states.ts';

testPageStates(signInPageStates);
