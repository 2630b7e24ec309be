import type { SampleArticle } from './sample-article.ts';

export const whenNothingSeemsWorthDoing: SampleArticle = {
	id: '11',
	title: 'One small thing, on a day when nothing seems worth doing',
	snippet: 'Low mood says: wait until you feel like it. Here is how to begin before you do.',
	author: 'Dr. Nyambura Otieno',
	category: 'Depression',
	daysAgo: 90,
	content: `
<p>It is past ten. The curtains are still closed. There are messages that you have not answered, and each one now feels like a debt. You know that a bath would help. You know that you should eat. And still you lie there, as if the blanket were made of sand.</p>
<p>From outside this can look like laziness. It is not. When mood is very low, the part of us that starts things runs out of power. You have not become a different person. You are a person whose engine will not turn over this morning.</p>
<h2>The circle that keeps you down</h2>
<p>Low mood says, “Rest until you feel better.” So we cancel, we stay in, we lie down. For a day that is kind. After a week it is a trap. Nothing good happens in the room with the closed curtains, so the mood finds nothing to lift it, and sinks. Then it says again, “Rest until you feel better.”</p>
<p>We are used to thinking that wanting comes first and doing second. In low mood it works the other way round. Doing comes first, very small, and the wanting follows late and slowly. You do not need to believe this. You can test it.</p>
<h2>Make it smaller than you think</h2>
<p>The secret is in the size. Do not plan to clean the house. Plan to put two cups in the basin. If that is too much, plan to sit up and put your feet on the floor. A step is the right size when you are almost sure that you can do it even on a bad day.</p>
<ul>
<li>Instead of “exercise”: stand in the doorway for one minute.</li>
<li>Instead of “cook”: boil an egg, or eat a banana.</li>
<li>Instead of “answer everybody”: send one person a heart, or one word.</li>
<li>Instead of “bathe”: wash your face and change your shirt.</li>
</ul>
<h2>Three kinds of things</h2>
<p>Choose one of each for today. Write them down, with a time beside each, because a time carries some of the weight of deciding.</p>
<ol>
<li><strong>Something for the body.</strong> Water, food, daylight on your face, ten slow steps.</li>
<li><strong>Something that needs doing.</strong> One plate, one form, one phone call.</li>
<li><strong>Something that used to be good.</strong> A song, the neighbour’s baby, the plants on the balcony. You may feel nothing at first. Do it anyway, as you would visit a friend who is asleep.</li>
</ol>
<p>In the evening, write a number beside each thing, from 0 to 10: how was it, really? Most people find that a few came out higher than they had expected. Keep that page. On the next bad morning it is better evidence than your mood.</p>
<h2>Talk to yourself as you would to a neighbour</h2>
<p>If the neighbour’s son could not get up, you would not stand over him and call him useless. You would bring tea. When the harsh voice begins, you need not argue with it. Answer it with one plain sentence: “This is hard today, and I am doing one small thing.”</p>
<p>Some days the one thing will not happen. That is no proof of anything. Tomorrow has its own.</p>
<h2>Let one person know</h2>
<p>Low mood loves secrecy. Choose somebody who does not panic and does not preach, and tell them in one line: “I am not doing well, and I do not need you to fix it.” Give them a job if they ask. They can call at nine, walk with you on Saturday, or sit in the room while you fold clothes.</p>
<h2>If prayer is part of your life</h2>
<p>Many people are told to pray more, and feel guilty when it does not lift. Pray if it comforts you. Low mood is no sign of weak faith, just as malaria is not, and getting help does not mean that you have stopped believing.</p>
<h2>When to come in</h2>
<p>If you have felt low or empty for most of the day, on most days, for two weeks or more, please talk to a professional. Come sooner if you cannot work, eat or sleep, or if you drink in order to get through the evening. Talking therapy helps many people, and for some a doctor will also suggest medicine. A doctor can check the body as well: low iron or a slow thyroid can feel much the same.</p>
<h2>If it feels darker than this</h2>
<p>If you are thinking of ending your life, you do not have to be sure before you call. Call the Kenya Red Cross on <strong><a href="tel:1199">1199</a></strong> or Befrienders Kenya on <strong><a href="tel:0722178177">0722 178 177</a></strong>. If you might act on it, call <strong><a href="tel:999">999</a></strong> or <strong><a href="tel:112">112</a></strong>, and go and sit where there are people. “Need help now?” at the top of every page has all the numbers.</p>
`,
};
