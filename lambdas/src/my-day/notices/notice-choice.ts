/** Channels that notify a psychologist of changed visits. */
type DayNoticeChannel = 'email' | 'sms' | 'both' | 'none';

/** A psychologist's choice of notices. A psychologist who has chosen nothing gets no notices. */
export interface NoticeChoice {
	/** The account that chose, and is notified. */
	readonly userId: string;
	readonly channel: DayNoticeChannel;
	/** Emails contain clients' names. An SMS never does. */
	readonly names: boolean;
	/** From 1; incremented by each change. */
	readonly version: number;
}

export interface NoticeChoiceStore {
	/** Undefined without a choice. Strongly consistent. */
	find(psychologistId: string): Promise<NoticeChoice | undefined>;
	/** Optimistic lock on `version` less one (0: none). False on a version conflict. */
	replace(psychologistId: string, choice: NoticeChoice): Promise<boolean>;
}
