import type { SampleArticle } from './sample-article.ts';

export const sayingNo: SampleArticle = {
	id: '7',
	title: 'Saying no without losing your people',
	snippet: 'You can be generous and still have a limit. Here are words that keep the door open.',
	author: 'Amina Hassan',
	category: 'Self-Care',
	daysAgo: 61,
	content: `
<p>The phone lights up. A cousin needs a little for fees. The choir needs you on Saturday. Your manager has one small thing, and it is already six. You feel your stomach tighten, and you hear yourself say, “No problem.”</p>
<p>Many of us were raised to be the one who helps. It is a good thing to be. But a well that everybody draws from, and nobody covers, runs dry in the end. Then it is no use to anyone.</p>
<h2>What a limit is</h2>
<p>A limit is not a wall. A wall says, “Stay away from me.” A limit says, “This is how far I can go and still be well.” People who love you can live with a limit, even if they grumble at first. What hurts people over time is a yes that turns into anger.</p>
<h2>Signs that you need one</h2>
<ul>
<li>You say yes, and at once begin to hope that it will be cancelled.</li>
<li>You are short with the people at home after being kind to everybody else.</li>
<li>You have headaches, a tight neck, or sleep that does not rest you.</li>
<li>You have begun to hide from calls.</li>
<li>You lend what you need for rent.</li>
</ul>
<h2>Before you answer: one breath and one sentence</h2>
<p>Most of us say yes because the silence is hard to bear. So practise a sentence that buys you time. “Let me look at my week and tell you by tomorrow evening.” Then really do answer by tomorrow evening. People forgive a no much faster than they forgive waiting.</p>
<p>While you wait, ask yourself three things. Can I do it without taking from sleep, food or rent? Do I want to, or am I only afraid? Would I be glad about it in a month? Two honest answers are usually enough.</p>
<h2>Words that keep the door open</h2>
<p>A good no is short, warm and clear. It needs no long story. The longer the excuse, the more room there is to argue with it.</p>
<ol>
<li><strong>The plain no.</strong> “Thank you for thinking of me. I cannot this time.”</li>
<li><strong>The smaller yes.</strong> “I cannot give ten thousand. I can give one thousand, and I will not need it back.”</li>
<li><strong>The other yes.</strong> “I cannot come on Saturday. I can call her on Sunday afternoon.”</li>
<li><strong>The no with a reason that stays.</strong> “I do not lend money to friends. I like keeping my friends.”</li>
<li><strong>The no to your manager.</strong> “I can do this today if the report moves to Thursday. Which one is more important for you?”</li>
</ol>
<p>Say it once. If they push, say it again in the same words and with the same kindness. You do not owe a new reason each time.</p>
<h2>What about family?</h2>
<p>With parents and elders, a flat no can feel like an insult. Begin with respect, and then be honest about the size of your pocket or your day. “Mum, I want to help, and I know it is hard there. This month I can send so much. I would like us to plan together for January.” A fixed amount on a fixed day often brings more peace than large sums sent in guilt.</p>
<p>If you are the first in the family to earn a salary, you may be carrying many hopes. It is fair to be proud of that, and it is fair to be tired. Both can be true on the same day.</p>
<h2>The guilt afterwards</h2>
<p>Expect it. Guilt after a limit does not mean that you did wrong. It means that you did something new. Notice it, put a hand on your chest, and breathe out. It is usually quieter after an hour, and much quieter after the third time.</p>
<p>Some people will be displeased. Watch what they do next. Those who care for you will come round. Those who only cared for what you gave may drift away, and that is sad, and it is also useful to know.</p>
<h2>Fill the well</h2>
<p>A limit makes a small clearing. Put something into it before the world does: an early night, a walk, tea with the friend who never asks for anything, an hour in which you are nobody’s helper.</p>
<p>Start this week with one small no, to a person who is easy. Keep the hard one for later. It is a skill, and skills grow.</p>
<h2>If no is not safe</h2>
<p>If saying no to somebody brings threats or blows, this is about safety and not about words. Please talk to someone. The gender violence line is <strong><a href="tel:1195">1195</a></strong>, 24 hours; children and young people can call <strong><a href="tel:116">116</a></strong>. If you are worn out and thinking of ending your life, call <strong><a href="tel:1199">1199</a></strong> or Befrienders Kenya on <strong><a href="tel:0722178177">0722 178 177</a></strong>.</p>
`,
};
