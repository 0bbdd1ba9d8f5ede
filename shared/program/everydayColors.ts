/**
 * Everyday colour names that CSS lacks or defines differently, chosen by how they look as light. Keys have no spaces:
 * `burntorange`.
 */
export const everydayColors: ReadonlyMap<string, string> = new Map(
  Object.entries(
    readNames(`
    warm white FFD6A0, cool white E4EEFF, soft white FFE8CC, daylight F5F3FF, candlelight FF9329, incandescent FFB46B,
    tungsten FFC58F, moonlight C7D5F0, starlight E8ECFF, sunlight FFE3A3, off-white FAF5E9, eggshell F0EAD6, pearl F0EAD6,
    cream FFFDD0, vanilla F3E5AB, champagne F7E7CE, sand D9B97C, ecru C2B280, bone E3DAC9, alabaster EDEAE0,
    amber FFBF00, honey EBA937, mustard FFDB58, ochre CC7722, saffron F4C430, marigold EAA221, sunflower FFC512,
    canary FFEF66, lemon FFF44F, banana FFE135, butter FFF1A1, straw E4D96F, turmeric E6A010, curry CABB2C,
    burnt orange CC5500, tangerine F28500, mandarin F37A48, pumpkin FF7518, carrot ED9121, clementine F06B00, apricot FBCEB1,
    peach FFCBA4, melon FEBAAD, papaya FF8C42, mango FF8243, rust B7410E, terracotta E2725B, brick CB4154, ginger B06500,
    copper B87333, bronze CD7F32, brass B5A642, caramel C68E4E, cinnamon A5501E, chestnut 954535, mahogany C04000,
    coffee 6F4E37, espresso 4B3326, mocha 967059, cocoa 875F42, hazel 8E7618, umber 635147, sepia 70421E, toffee 8A4B20,
    rose gold E8A58C, rose FF007F, blush DE5D83, salmon pink FF91A4, hot pink FF69B4, baby pink F4C2C2, bubblegum FF7EC7,
    flamingo FC8EAC, dusty pink D8A0A6, dusty rose C98A8F, watermelon FC6C85, strawberry FC5A8D, raspberry E30B5C,
    cherry DE3163, cerise DE3163, ruby E0115F, scarlet FF2400, vermilion E34234, cardinal C41E3A, blood red 8A0303,
    oxblood 6A0000, burgundy 800020, bordeaux 7B002C, wine 722F37, merlot 73343A, claret 7F1734, garnet 9A1F40,
    cranberry 9F000F, tomato red FF4A32, poppy E35335, fire engine red CE2029,
    lilac C8A2C8, mauve E0B0FF, heliotrope DF73FF, wisteria C9A0DC, amethyst 9966CC, grape 6F2DA8, plum purple 7A2E68,
    aubergine 4B2142, eggplant 4B2142, mulberry C54B8C, byzantium 702963, royal purple 7851A9, ultraviolet 5F4B8B,
    periwinkle 8F99FB, violet blue 5A3FD0, electric purple BF00FF, neon purple B026FF,
    petrol 005F6A, petrol blue 005F6A, peacock 0A7E8C, duck egg B5D8D0, seafoam 93E9BE, sea green 2E8B57, ocean blue 0077BE,
    electric blue 7DF9FF, neon blue 1B3CFF, ice blue CFEFFF, sky 87CEEB, baby blue 89CFF0, powder B0E0E6, azure blue 1F8FFF,
    cobalt 0047AB, sapphire 0F52BA, ultramarine 3F00FF, denim 1560BD, prussian blue 003153, ink 14213D, cerulean 2A9DD6,
    steel 4682B4, slate 708090, cornflower 6495ED, arctic D6F3FF, glacier A5D8E6, midnight 191970, marine 1B4F8A,
    emerald 50C878, jade 00A86B, mint 98FF98, peppermint 7BE0AD, pistachio 93C572, sage 9CAF88, moss 6A8A3A, fern 4F7942,
    apple green 8DB600, grass green 4CBB17, leaf green 3E9B35, forest 228B22, bottle green 006A4E, pine green 01796F,
    hunter green 355E3B, racing green 004225, avocado 7A9A3C, pear D1E231, kiwi 8EE53F, lime green 32CD32, neon green 39FF14,
    acid green B0BF1A, shamrock 009E60, malachite 0BDA51, matcha A7B96A, army green 4B5320, absinthe 7FDD4C,
    aqua green 2FE0B0, electric lime CCFF00, neon yellow F5FF1F, neon orange FF6A13, neon pink FF2FA0, neon red FF1838,
    charcoal 36454F, graphite 41424C, anthracite 383E42, smoke 848884, ash B2BEB5, pewter 899499, gunmetal 2A3439,
    platinum E5E4E2, mercury D8D8D8, chrome DBE2E9, onyx 353839, jet 343434, ebony 555D50, pitch black 000000,
    off 000000, none 000000
  `),
  ),
);

function readNames(table: string): Record<string, string> {
  const names: Record<string, string> = {};
  for (const entry of table.split(',')) {
    const [, name = '', hex = ''] = /^\s*(.*?)\s+([0-9A-F]{6})\s*$/.exec(entry) ?? [];
    names[name.replace(/[\s-]+/g, '')] = `#${hex}`;
  }
  return names;
}
