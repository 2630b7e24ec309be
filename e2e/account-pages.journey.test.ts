import { accountScenes } from './support/account-scenes.ts';
import { testScenes } from './support/test-scenes.ts';

testScenes(accountScenes);
