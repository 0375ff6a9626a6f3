/** P: what plans ask for, and what they use up. */
export const plan = {
  P1:
    'At the end of your turn you may claim any plans that your sheet meets, each once a game. You may also leave it for a ' +
    'later turn.',
  P2:
    'A plan scores its high value for everyone who claims it in the first round in which it is claimed, and its low value ' +
    'in every later round.',
  P3: 'Estates and houses used for a plan are marked, and no other plan can use them.',
  P4: 'A plan can use a complete estate of a size it names if none of its houses is used yet.',
  R5: 'If several sets of estates meet a plan, you choose which ones you use.',
  P5: 'A plan on estates asks for complete estates of given sizes, in any streets, and uses them.',
  P6: 'If each estate must contain pools or bis houses, those inside that estate count; more than asked for is fine.',
  P7: 'A plan on the estates of a given street uses estates of that street only.',
  P8:
    'A plan on estates in one street takes all of them from a single street of your choice, which must also have at least ' +
    'the roundabouts it asks for.',
  R11: 'A roundabout that a plan asks for is not used up.',
  P9:
    'A plan on street ends asks for a complete estate of the given size at the left and right end of all three streets, ' +
    'and uses all six. A roundabout at a street end makes it impossible.',
  P10: 'A plan on all houses of a street is met when none of them is empty.',
  P11: 'A plan on first and last houses is met when both end houses of all three streets have a number.',
  R7:
    'The plan on all houses of a street uses every house of that street, so no more fences can be built there. The plan ' +
    'on first and last houses uses those six houses. For the first a roundabout counts as built; for the second a ' +
    'roundabout at a street end does not count as a house. Plans on parks, pools, temps and bis use nothing, and the plan ' +
    'on bis also counts houses that another plan has used: that last part is our reading.',
  R18:
    'The plans on all houses and on first and last houses need all of those houses to be unused. You may still build a ' +
    'fence beside a single used house. Once a roundabout is on a plot, the plan on all pools can no longer be met in that ' +
    'street.',
  P12: 'A plan on bis asks for that many bis houses in one street, and uses nothing.',
  P13: 'A plan on temps asks for that many crossed temp boxes, and uses nothing.',
  P14: 'A plan on all parks asks for every park box in that many streets, and uses nothing.',
  P15: 'A plan on all pools asks for the pool of every plot in that many streets, and uses nothing.',
  P16: 'A plan on parks and pools asks for every park box and every pool of a given street, and uses nothing.',
  P17:
    'A plan on parks, pools and a roundabout asks for every park box, every pool and at least one roundabout in one ' +
    'street, and uses nothing.',
  P18: 'A plan on park boxes asks for that many crossed boxes in total, or in each street, and uses nothing.',
  P19: 'A plan on value boxes asks for that many crossed boxes in total, or for that many full columns, and uses nothing.',
} as const;
