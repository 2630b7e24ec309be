import { dayOf } from '@tulia/centre/clock';
import { addDays } from '@tulia/centre/day';
import { instantAt } from '@tulia/centre/instant';
import type { Article } from '../../../src/article/article.ts';
import { readTime } from '../../../src/article/publish/read-time.ts';
import { aFriendWhoHasGoneQuiet } from './a-friend-who-has-gone-quiet.ts';
import { aWalkIsNotASmallThing } from './a-walk-is-not-a-small-thing.ts';
import { aboutAuthors } from './about-authors.ts';
import { arguingAboutMoney } from './arguing-about-money.ts';
import { caringForAParent } from './caring-for-a-parent.ts';
import { examSeason } from './exam-season.ts';
import { firstNinetyDays } from './first-ninety-days.ts';
import { panicAttack } from './panic-attack.ts';
import { quietInAMatatu } from './quiet-in-a-matatu.ts';
import type { SampleArticle } from './sample-article.ts';
import { sayingNo } from './saying-no.ts';
import { sleepForShiftWorkers } from './sleep-for-shift-workers.ts';
import { washingUpSlowly } from './washing-up-slowly.ts';
import { whenATeenagerStopsTalking } from './when-a-teenager-stops-talking.ts';
import { whenBettingIsNoLongerFun } from './when-betting-is-no-longer-fun.ts';
import { whenNothingSeemsWorthDoing } from './when-nothing-seems-worth-doing.ts';

const samples: readonly SampleArticle[] = [
	panicAttack,
	firstNinetyDays,
	quietInAMatatu,
	sleepForShiftWorkers,
	aFriendWhoHasGoneQuiet,
	arguingAboutMoney,
	sayingNo,
	examSeason,
	whenBettingIsNoLongerFun,
	whenATeenagerStopsTalking,
	whenNothingSeemsWorthDoing,
	aWalkIsNotASmallThing,
	washingUpSlowly,
	caringForAParent,
];

/** 9:00 AM at the centre, `daysAgo` days before the day of `now`. */
const publishedAt = (now: Date, daysAgo: number): string =>
	instantAt(addDays(dayOf(now), -daysAgo), 9 * 60).toISOString();

/** The sample articles, dated back from `now`; 1 to 3 are the newest (rule 2). */
export const articlesAt = (now: Date): readonly Article[] =>
	samples.map(({ daysAgo, content, ...card }) => ({
		...card,
		createdAt: publishedAt(now, daysAgo),
		readTime: readTime(content),
		imageUrl: `cover-${card.category.toLowerCase()}`,
		content: content.trim(),
		aboutAuthor: aboutAuthors[card.author],
	}));
