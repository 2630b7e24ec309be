import { publicScenes } from './support/public-scenes.ts';
import { testScenes } from './support/test-scenes.ts';

testScenes(publicScenes.filter(({ before, act }) => before ?? act));
