import { ownAccountScenes } from './support/own-account-scenes.ts';
import { testScenes } from './support/test-scenes.ts';

testScenes(ownAccountScenes);
