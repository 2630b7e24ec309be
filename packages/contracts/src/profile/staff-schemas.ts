import * as Type from 'typebox';
import { Version } from '../staff.ts';
import { form } from '../text.ts';
import { CentreProfile } from './schemas.ts';

/** The centre's record as staff edit it. */
export const Settings = Type.Object({ profile: CentreProfile, version: Version });
export const SettingsChange = form({ profile: CentreProfile, version: Version }, { version: 'The version is missing' });
export type SettingsChange = Type.Static<typeof SettingsChange>;
