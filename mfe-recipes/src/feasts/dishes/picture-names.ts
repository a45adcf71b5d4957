/**
 * Names of drawings, as `@sufra/plates` writes them of a dish (its words of 48 languages are no script of a page).
 * svc-recipes, which draws them, says of what (feast-pictures.test.ts), and asks for each again.
 */
export const pictureNames = {
  sheerKhurma:
    'b.stew.day.Desi.bxtjui.pistachio.pistachio.milk~noodle~date~pistachio.milk~noodle~date~pistachio',
  maamoul: 'b.cookies.day.Middle-Eastern.18vsei.date.date.semolina~date~walnut.semolina~date~walnut',
  ghriba: 'b.cookies.day.Moroccan.1eqxgbr.almond.almond.almond.almond',
  sutlac: 'b.rice-pudding.day.Turkish.1yrkua2.rice.rice.milk~rice~cinnamon.milk~rice~cinnamon',
  basbousa:
    'b.basbousa.day.Middle-Eastern.1q3li3i..pistachio.semolina~yoghurt~pistachio.semolina~yoghurt~pistachio',
  kabsa:
    'b.kabsa.day.Middle-Eastern.1e0398p.chicken.chicken.chicken~rice~raisin~almond.chicken~rice~raisin~almond',
  biryani: 'b.biryani.day.Desi.16b1wi7.chicken.chicken.chicken~rice~mint~saffron.chicken~rice~mint~saffron',
  lemonTagine: 'b.tagine.day.Moroccan.d28rzu.chicken.chicken~lemon.chicken~lemon~olive.chicken~lemon~olive',
  rendang: 'b.rendang.day.Indonesian.wro78w.beef.beef.beef~coconut-milk.beef~coconut-milk',
  pruneTagine: 'b.tagine.day.Moroccan.t2opbc.lamb.lamb~prune.lamb~prune~almond.lamb~prune~almond',
  mandi: 'b.kabsa.day.Middle-Eastern.icdcv.lamb.lamb.lamb~rice~almond.lamb~rice~almond',
  ghormehSabzi: 'b.stew.day.Persian.xdaqeb..lamb.lamb~bean~parsley.lamb~bean~parsley',
  seekhKebab: 'b.seekh.day.Desi.1ifyh3w.lamb.lamb.mince~coriander~lamb.mince~coriander',
  karahi:
    'b.karahi.day.Desi.5vv9cj.lamb.lamb.lamb~tomato~green-chilli~ginger.lamb~tomato~green-chilli~ginger',
  guvec: 'b.bake.day.Turkish.vmcbij.lamb.lamb.lamb~aubergine~tomato.lamb~aubergine~tomato',
  satay: 'b.satay.day.Indonesian.1jcdx7t.lamb.lamb.lamb~peanut.lamb~peanut',
  harira: 'b.harira.day.Moroccan.1yj8047..lamb.lamb~chickpea~lentil.lamb~chickpea~lentil',
  kofte: 'b.kofta.day.Turkish.14hsg4m.lamb.lamb.mince~tomato~parsley~lamb.mince~tomato~parsley',
} as const;
