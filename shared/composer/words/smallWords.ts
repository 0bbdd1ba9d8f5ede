/** Words that mean nothing to a composer by themselves. None that asks for something: where, how many, which part. */
const small = new Set(
  'a an the some any my our your his her their its this that these those of in on at to for from with without and or but by over under as like is are was be it i me we you he she they them us please make show give draw do want would could can something anything someone let lets see light lights lamp animation scene kind sort bit very really so just also then than too more less not no while when where which who what how about into through across around behind between near off up down out if because only all every each there here now today tonight tomorrow good thing things look looks looking feel feels feeling mode style theme vibe effect color colors colored need put have has had get gets got will going go goes set turn am looked think create display play right okay yes hey hi hello thanks thank coming full away should itself maybe hint shall must know imagine somehow again after before during other another way oclock though help were been being does did done dont use using simply quite rather little lot lots many much few several watching room kids kid baby daughter son boyfriend girlfriend wife husband mom dad getting listening doing stays such add instead afterwards forget least become becomes passes everything keep nothing haha wow honestly'.split(
    ' ',
  ),
);

export function isSmall(word: string): boolean {
  return small.has(word);
}
