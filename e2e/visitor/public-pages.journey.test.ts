import { publicPageStates } from '../support/page-states/public-page-states.ts';
import { testPageStates } from '../support/page-states/test-page-states.ts';

testPageStates(publicPageStates.filter(({ before, act }) => !before && !act));
