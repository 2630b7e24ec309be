/** By what a psychologist is told when their visits change. */
type DayNoticeChannel = 'email' | 'sms' | 'both' | 'none';

/** What a psychologist chose. Nobody who chose nothing is told. */
export interface NoticeChoice {
	/** The account that chose, and is told. */
	readonly userId: string;
	readonly channel: DayNoticeChannel;
	/** Emails say whose visits they are. An SMS never does. */
	readonly names: boolean;
	/** From 1; each change makes a new one. */
	readonly version: number;
}

export interface NoticeChoiceStore {
	/** Read consistently; undefined where nobody chose. */
	find(psychologistId: string): Promise<NoticeChoice | undefined>;
	/** Replaces what was read (`version` less one; 0: nothing). False when somebody was faster. */
	replace(psychologistId: string, choice: NoticeChoice): Promise<boolean>;
}
