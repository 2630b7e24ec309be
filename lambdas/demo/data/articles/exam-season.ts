import type { SampleArticle } from './sample-article.ts';

export const examSeason: SampleArticle = {
	id: '8',
	title: 'Exam season: how to help without adding to the weight',
	snippet: 'A worried child does not need another speech. They need sleep, a plan and you on their side.',
	author: 'Dr. Nyambura Otieno',
	category: 'Anxiety',
	daysAgo: 68,
	content: `
<p>In many homes the weeks before a national exam are louder than the exam itself. There are revision papers on the table, an uncle with advice, and prayers with a name in them. In the middle sits one young person who has stopped eating properly.</p>
<p>Some worry before an exam is useful. It gets books opened. Too much worry does the opposite: the mind goes white, and what was known last night is gone. As a parent or guardian you cannot sit the paper for them. You can do a great deal about the weight.</p>
<h2>What too much worry looks like</h2>
<p>Children do not always say, “I am anxious.” They say it in other ways:</p>
<ul>
<li>headaches, a sore stomach, going to the toilet often</li>
<li>trouble falling asleep, or bad dreams</li>
<li>anger over small things, or tears over nothing</li>
<li>not starting at all, and looking lazy</li>
<li>checking and copying notes for hours without learning them</li>
<li>talk like “I will fail” or “You will be ashamed of me”</li>
</ul>
<h2>Say this first</h2>
<p>“I love you the same on the day of the results as I do today.”</p>
<p>You may think they know. Say it anyway, in your own words, and more than once. A child who believes that love depends on a grade is sitting two exams at the same time.</p>
<h2>Listen before you advise</h2>
<p>Ask, “Which part worries you most?” It may be one topic, one teacher, or what people at church will say. Whatever it is, do not brush it away with “You will be fine.” Say, “I can see why that scares you. Shall we look at it together?” A fear that somebody shares is already smaller.</p>
<h2>Make the work small enough to begin</h2>
<ol>
<li><strong>Write everything down.</strong> A full head feels worse than a full page.</li>
<li><strong>Cut it into pieces of twenty-five minutes,</strong> with five minutes of moving about after each one.</li>
<li><strong>Begin with an easy piece.</strong> Starting is the hardest part, and a small success helps the next one along.</li>
<li><strong>Practise remembering.</strong> Close the book and tell it to a brother, a wall or a goat. Reading the same page ten times feels like work, and little of it stays.</li>
<li><strong>Stop at a fixed hour.</strong> The brain stores the day’s learning in sleep. A night without sleep takes away more than it gives.</li>
</ol>
<h2>Look after the body</h2>
<p>Breakfast. Water. A walk or a game each day, even in the last week. Phones sleep in another room at night, and it helps if yours does too. Tea and energy drinks late in the day steal the sleep your child needs most.</p>
<h2>A way to steady yourself in the exam room</h2>
<p>Practise this at home, so that it is ready on the day.</p>
<ul>
<li>Put both feet on the floor and both hands on the desk.</li>
<li>Breathe out slowly, longer than you breathe in, five times.</li>
<li>Say silently, “This is worry. It will pass. I begin with what I know.”</li>
<li>Read the whole paper once. Answer the question that looks kindest first.</li>
</ul>
<p>If the mind goes white, write anything that you remember about the topic in the margin. One word often pulls the next one after it.</p>
<h2>What to leave at the gate</h2>
<p>Leave out comparing: not with a cousin, not with a neighbour, not with yourself at that age. Leave out promises of large rewards and threats of punishment. Both say the same thing, which is that the grade matters more than the child. And when a paper is over, let it be over. Ask, “What would you like to eat?” rather than, “How did you do?”</p>
<h2>On the day of the results</h2>
<p>Decide in advance, together, who will be there and whom you will tell. If the news is good, be glad. If it is not, sit close and say little. “I am here. Today we rest. Next week we make a plan.” There are many roads from here: another sitting, a college, a trade. Nobody can see them through tears, so do not draw the map on that day.</p>
<p>In the days after results, stay near a child who is very disappointed. Listen for words like “no point” or “better without me”. If you hear them, ask plainly whether they are thinking of ending their life, and do not leave them alone. Asking does not put the thought there.</p>
<h2>Where to get help</h2>
<p>Children and young people can call Childline on <strong><a href="tel:116">116</a></strong>, 24 hours. Anyone can call <strong><a href="tel:1199">1199</a></strong> or Befrienders Kenya on <strong><a href="tel:0722178177">0722 178 177</a></strong>. If somebody is in danger now, call <strong><a href="tel:999">999</a></strong> or <strong><a href="tel:112">112</a></strong>. If worry has stopped your child from eating, sleeping or going to school for more than two weeks, come and see us together.</p>
`,
};
