import coverAddiction from './cover-addiction.svg';
import coverAnxiety from './cover-anxiety.svg';
import coverDepression from './cover-depression.svg';
import coverMindfulness from './cover-mindfulness.svg';
import coverRelationships from './cover-relationships.svg';
import coverSelfCare from './cover-self-care.svg';
import coverWellness from './cover-wellness.svg';
import addictionRecovery from './service-addiction-recovery.svg';
import anxietyManagement from './service-anxiety-management.svg';
import childAdolescentTherapy from './service-child-adolescent-therapy.svg';
import depressionTherapy from './service-depression-therapy.svg';
import familyTherapy from './service-family-therapy.svg';
import relationshipCounseling from './service-relationship-marriage-counseling.svg';
import stressManagement from './service-stress-management.svg';
import traumaRecovery from './service-trauma-recovery.svg';

const URLS = {
	'cover-addiction': coverAddiction,
	'cover-anxiety': coverAnxiety,
	'cover-depression': coverDepression,
	'cover-mindfulness': coverMindfulness,
	'cover-relationships': coverRelationships,
	'cover-self-care': coverSelfCare,
	'cover-wellness': coverWellness,
	'service-addiction-recovery': addictionRecovery,
	'service-anxiety-management': anxietyManagement,
	'service-child-adolescent-therapy': childAdolescentTherapy,
	'service-depression-therapy': depressionTherapy,
	'service-family-therapy': familyTherapy,
	'service-relationship-marriage-counseling': relationshipCounseling,
	'service-stress-management': stressManagement,
	'service-trauma-recovery': traumaRecovery,
} as const;

export type IllustrationId = keyof typeof URLS;

const isId = (name: string): name is IllustrationId => Object.hasOwn(URLS, name);

/** Every drawing: the choices for a service's image and an article's cover. */
export const illustrationIds: readonly IllustrationId[] = Object.keys(URLS).filter(isId);

const nameIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.svg$/, '');

/**
 * The address of a drawing. `source` is its id, or a path that ends in it (`/illustrations/service-family-therapy.svg`);
 * anything else, such as an uploaded picture, is its own address.
 */
export const illustrationUrl = (source: string): string => {
	const name = nameIn(source);
	return isId(name) ? URLS[name] : source;
};
