import { staffScenes } from './support/staff-scenes.ts';
import { testScenes } from './support/test-scenes.ts';

testScenes(staffScenes);
